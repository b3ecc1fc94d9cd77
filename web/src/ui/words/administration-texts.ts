import { addTexts, type Catalogues } from './texts'

const administration: Catalogues = {
  en: () => import('../../locales/administration/en.json'),
  nl: () => import('../../locales/administration/nl.json'),
  it: () => import('../../locales/administration/it.json'),
  pl: () => import('../../locales/administration/pl.json'),
  es: () => import('../../locales/administration/es.json'),
  fr: () => import('../../locales/administration/fr.json'),
}

/** Loads the texts of the administration's pages, which few operators open. */
export const addAdministrationTexts = () => addTexts(administration)
