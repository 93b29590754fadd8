/**
 * The processes of engines, whatever protocol they speak. Dialogues are in the rooms of protocols.
 * Begin with {@link olsy.play.opponent.process.EngineProcess}.
 */
package olsy.play.opponent.process;
