/**
 * The sets of axe's rules. `colors` are the rules that depend on the theme, `sizes` those that depend on the width and the
 * direction: a part that was checked with all rules once needs only these in another theme or width.
 */
export const axeRuleSets = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colors: { type: 'rule', values: ['color-contrast'] },
  sizes: { type: 'rule', values: ['target-size'] },
}

export type AxeRuleSet = keyof typeof axeRuleSets
