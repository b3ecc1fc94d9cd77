import { addTexts, type Catalogues } from '../../../ui/words/texts'

const holds: Catalogues = {
  en: () => import('@panel/contract/locales/holds/en.json'),
  nl: () => import('@panel/contract/locales/holds/nl.json'),
  it: () => import('@panel/contract/locales/holds/it.json'),
  pl: () => import('@panel/contract/locales/holds/pl.json'),
  es: () => import('@panel/contract/locales/holds/es.json'),
  fr: () => import('@panel/contract/locales/holds/fr.json'),
}

/** Loads the texts of escalations and holds, which a conversation needs only when something is wrong. */
export const addHoldTexts = () => addTexts(holds)
