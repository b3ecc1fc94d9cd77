import i18next from 'i18next'

/**
 * The name of React Aria's hidden buttons that close an open list or dialog, for screen readers. It replaces the library's texts
 * (`vite.config.ts`), which mean "ignore" in Dutch, Italian and Polish, and "reject" in French. React Aria takes this entry in
 * every language, because there is no other.
 */
export default { 'en-US': { dismiss: () => i18next.t('dialog.close') } }
