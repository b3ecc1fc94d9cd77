import { addTexts, type Catalogues } from './texts'

const administration: Catalogues = {
  en: () => import('@panel/contract/locales/administration/en.json'),
  nl: () => import('@panel/contract/locales/administration/nl.json'),
  it: () => import('@panel/contract/locales/administration/it.json'),
  pl: () => import('@panel/contract/locales/administration/pl.json'),
  es: () => import('@panel/contract/locales/administration/es.json'),
  fr: () => import('@panel/contract/locales/administration/fr.json'),
}

/** Loads the texts of the administration's pages, which few operators open. */
export const addAdministrationTexts = () => addTexts(administration)
