import type { RecognisedLanguage } from '../languages.ts'

/** What the lines of strangers are for: weights learn from some, thresholds are set on others, and others again measure. */
export const uses = ['learning', 'thresholds', 'measuring'] as const
export type Use = (typeof uses)[number]

/** How the texts of a package are written. `messages` are compiled translations, `translations` their source. */
export type Form = 'messages' | 'translations' | 'dialogues' | 'manual' | 'fortunes'

/** The files of a package of Debian that have texts in a language, as a pattern in which `<language>` stands for it. */
export type Source = {
  package: string
  licence: string
  use: Use
  form: Form
  files: string
  /** The languages, when not all of them have files. */
  languages?: readonly RecognisedLanguage[]
  /** English is what the translations of another language translate. */
  english?: string
}

/** Texts that nobody wrote for this project: games, manuals and collections of sayings. They are installed to learn, and not kept. */
export const sources: Source[] = [
  {
    package: 'wesnoth-1.16-data',
    licence: 'GPL-2+',
    use: 'learning',
    form: 'messages',
    files: '/locale/<language>/LC_MESSAGES/wesnoth[^/]*\\.mo$',
    english: '/locale/pl/LC_MESSAGES/wesnoth[^/]*\\.mo$',
  },
  {
    package: 'freeciv-data',
    licence: 'GPL-2+',
    use: 'learning',
    form: 'messages',
    files: '/locale/<language>/LC_MESSAGES/freeciv-core\\.mo$',
    english: '/locale/pl/LC_MESSAGES/freeciv-core\\.mo$',
  },
  ...(['es', 'it', 'pl', 'fr', 'nl'] as const).map((language) => ({
    package: `manpages-${language}`,
    licence: 'GPL-3+ and those of the manuals',
    use: 'learning' as const,
    form: 'manual' as const,
    files: '/man/<language>/man[15678]/[^/]*\\.gz$',
    languages: [language],
  })),
  {
    package: 'manpages',
    licence: 'those of the manuals',
    use: 'learning',
    form: 'manual',
    files: '/man/man[57]/[^/]*\\.gz$',
    languages: ['en'],
  },
  {
    package: 'fillets-ng-data',
    licence: 'GPL-2+',
    use: 'thresholds',
    form: 'dialogues',
    files: '/dialogs_<language>\\.lua$',
    english: '/dialogs_nl\\.lua$',
  },
  {
    package: 'supertux-data',
    licence: 'GPL-2+ and CC-BY-SA-2.0',
    use: 'thresholds',
    form: 'translations',
    files: '/<language>\\.po$',
    english: '/pl\\.po$',
  },
  {
    package: 'fortunes',
    licence: 'BSD',
    use: 'measuring',
    form: 'fortunes',
    files: '/fortunes/[^/.]+$',
    languages: ['en'],
  },
  {
    package: 'fortunes-es',
    licence: 'GPL-2',
    use: 'measuring',
    form: 'fortunes',
    files: '/fortunes/es/[^/]+\\.fortunes$',
    languages: ['es'],
  },
  {
    package: 'fortunes-it',
    licence: 'GPL-2',
    use: 'measuring',
    form: 'fortunes',
    files: '/fortunes/it/[^/.]+$',
    languages: ['it'],
  },
  {
    package: 'fortunes-pl',
    licence: 'GPL-2',
    use: 'measuring',
    form: 'fortunes',
    files: '/fortunes/pl/[^/.]+$',
    languages: ['pl'],
  },
]
