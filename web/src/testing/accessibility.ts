import axe from 'axe-core'
import { type AxeRuleSet, axeRuleSets } from './axe-rules'

/** The violations that axe finds in an element, by rule and place. */
export async function findAccessibilityViolations(
  element: Element = document.body,
  ruleSet: AxeRuleSet = 'all',
): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // The cast: one of the values of axe's option.
    runOnly: axeRuleSets[ruleSet] as axe.RunOnly,
    // The part is rendered alone, without the landmarks of a page.
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
