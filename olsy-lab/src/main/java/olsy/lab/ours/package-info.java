/**
 * Experiments that no paper has: how far to look and how far to trust a model, opponents who are
 * strange, err or change, and what learning costs. Each record is named after its question;
 * docs/results.md has the answers.
 */
package olsy.lab.ours;
