import { addTexts, type Catalogues } from '../../../ui/words/texts'

const holds: Catalogues = {
  en: () => import('../../../locales/holds/en.json'),
  nl: () => import('../../../locales/holds/nl.json'),
  it: () => import('../../../locales/holds/it.json'),
  pl: () => import('../../../locales/holds/pl.json'),
  es: () => import('../../../locales/holds/es.json'),
  fr: () => import('../../../locales/holds/fr.json'),
}

/** Loads the texts of escalations and holds, which a conversation needs only when something is wrong. */
export const addHoldTexts = () => addTexts(holds)
