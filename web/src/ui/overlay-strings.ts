import i18next from 'i18next'

/**
 * The name of React Aria's hidden buttons that close what is open, for screen readers. It replaces the library's words
 * (`vite.config.ts`): these mean "ignore" in Dutch, Italian and Polish, and "reject" in French. React Aria takes this entry in
 * every language, because there is no other.
 */
export default { 'en-US': { dismiss: () => i18next.t('dialog.close') } }
