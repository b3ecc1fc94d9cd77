import { readFileSync } from 'node:fs'
import type { InterfaceLanguage } from '@panel/contract'
import type english from '@panel/contract/locales/evidence/en.json'

/** The words of an evidence document. Those of kinds, outcomes and acts are the panel's own. */
export type EvidenceTexts = typeof english & {
  kinds: Record<string, string>
  outcomes: Record<string, string>
  effects: Record<string, string>
  /** By subject and verb: `escalation.open` is `acts.escalation.open`. */
  acts: Record<string, Record<string, string>>
}

/** Reads the words of a language. American and British English share them. */
export function textsOf(interfaceLanguage: InterfaceLanguage): EvidenceTexts {
  const language = interfaceLanguage === 'en-GB' ? 'en' : interfaceLanguage
  const { hold: kinds } = read(`${language}.json`)
  const { escalations } = read(`holds/${language}.json`)
  const { audit } = read(`administration/${language}.json`)
  return {
    ...read(`evidence/${language}.json`),
    kinds,
    outcomes: escalations.outcome,
    effects: escalations.effect,
    acts: audit.action,
  }
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@panel/contract/locales/${name}`)), 'utf8'))

/** Fills in the names in braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
