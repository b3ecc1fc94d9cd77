import { appendFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { type AxeRuleSet, axeRuleSets } from '../web/src/testing/axe-rules.ts'
import { readPanel } from './panel.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The attribute of the texts whose contrast axe checks. */
const attribute = 'data-check-contrast'

/**
 * The violations that axe finds on the page, by rule and place. A page behind a dialog is not checked, because it cannot be
 * reached. The contrast of a text is half of axe's work, and most texts of a screen look like others: a text is not checked when
 * axe has found enough contrast in one of the same style before, in any journey of this run.
 */
export async function findAccessibilityViolations(
  page: Page,
  ruleSet: AxeRuleSet = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate((name) => {
      window.axe?.configure({ rules: [{ id: 'color-contrast', selector: `[${name}]` }] })
    }, attribute)
  }
  const { passed } = readPanel()
  const found = await page.evaluate(runAxe, {
    attribute,
    known: readFileSync(passed, 'utf8'),
    ruleSet,
    // The cast: one of the values of axe's option.
    runOnly: axeRuleSets[ruleSet] as axe.RunOnly,
  })
  if (found.passed.length > 0) appendFileSync(passed, `${found.passed.join(' ')} `)
  return found.violations
}

type Run = { attribute: string; known: string; ruleSet: AxeRuleSet; runOnly: axe.RunOnly }

/** Runs in the page. */
async function runAxe({ attribute, known, ruleSet, runOnly }: Run) {
  const { axe } = window
  if (!axe) throw new Error('axe is not on the page')
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((one) => one.checkVisibility())
  const styles = new Map<Element, number>()
  const knownStyles = new Set(known.split(' '))
  const checked = dialogs.at(-1) ?? document.body
  const elements = ruleSet === 'sizes' ? [] : [checked, ...checked.querySelectorAll('*')]
  const texts = elements.filter(
    (element) => isText(element) && !knownStyles.has(String(styleOf(element))) && isJudged(element),
  )
  if (ruleSet === 'colors' && texts.length === 0) return { violations: [], passed: [] }
  for (const element of texts) element.setAttribute(attribute, '')
  const withEnough: Element[] = []
  // A menu is a separate element at the end of the page, as its ARIA pattern requires.
  // The sender box is a combobox while it offers saved replies: HTML has no other multi-line field for that.
  const rules = {
    'color-contrast': { enabled: texts.length > 0 },
    region: { enabled: !document.querySelector('[role=menu]') },
    'aria-allowed-role': { enabled: !document.querySelector('textarea[role=combobox]') },
  }
  axe.addReporter<axe.AxeResults>('with-enough', (results, options, resolve, reject) => {
    const contrast = results.find(({ id }) => id === 'color-contrast')
    // The cast: axe's types have the element only after the reporter.
    for (const { node } of contrast?.passes ?? [])
      withEnough.push((node as unknown as { element: Element }).element)
    axe.getReporter<axe.AxeResults>('no-passes')(results, options, resolve, reject)
  })
  const { violations } = await axe.run(checked === document.body ? document : checked, {
    runOnly,
    rules,
    reporter: 'with-enough',
  })
  for (const element of texts) element.removeAttribute(attribute)
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    ),
    passed: [...new Set(withEnough.map((element) => String(styleOf(element))))],
  }

  function isText(element: Element) {
    if (element.matches('input, select, textarea')) return true
    return textOf(element) !== ''
  }

  function textOf(element: Element) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    return own.map(({ nodeValue }) => nodeValue?.trim()).join('')
  }

  /** Axe itself has no violation for a text that is not visible, cannot be used, or has one letter only. */
  function isJudged(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isClipped(element)) return false
    if (element.closest('[inert]')) return false
    if (element.closest('[aria-disabled], :disabled')?.matches('[aria-disabled=true], :disabled'))
      return false
    if (element.matches('input'))
      return !element.matches('[type=checkbox], [type=radio], [type=range], [type=color]')
    return element.matches('select, textarea') || textOf(element).length > 1
  }

  function isClipped(element: Element): boolean {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return true
    return element.parentElement ? isClipped(element.parentElement) : false
  }

  /** A hash of all on which the contrast depends: the classes, states, colors and fonts of an element and of those around it. */
  function styleOf(element: Element): number {
    const before = styles.get(element)
    if (before !== undefined) return before
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, position } =
      getComputedStyle(element)
    const colors = [color, backgroundColor, backgroundImage, opacity, textShadow, position]
    const states = element.matches(':disabled, [aria-disabled=true], [inert]')
    const own = [element.tagName, element.getAttribute('class'), colors, fontSize, fontWeight, states].join()
    let hash = element.parentElement ? styleOf(element.parentElement) : 0
    for (let place = 0; place < own.length; place++)
      hash = (hash * 31 + own.charCodeAt(place)) % 281_474_976_710_597
    styles.set(element, hash)
    return hash
  }
}
