import axe from 'axe-core'

/** The violations that axe finds in an element, by rule and place. */
export async function findAccessibilityViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    // The part is rendered alone, without the landmarks of a page.
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
