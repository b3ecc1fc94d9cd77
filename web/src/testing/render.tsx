import '../ui/tokens.css'
import '../ui/base.css'
import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { render } from 'vitest-browser-react'
import { addHoldTexts } from '../features/conversations/holds/hold-texts'
import { addAdministrationTexts } from '../ui/words/administration-texts'
import { localeCookie } from '../ui/words/locale'
import { startTexts } from '../ui/words/texts'

/** Renders a part of the panel in a separate page, with texts and styles. */
export async function renderPart(part: ReactNode, language: InterfaceLanguage = 'en') {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are in use.
  document.cookie = localeCookie(language)
  await startTexts()
  await addAdministrationTexts()
  await addHoldTexts()
  return render(<I18nProvider locale={language}>{part}</I18nProvider>)
}
