import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { IconKeyboard, IconKeyboardOff, IconLanguage, IconLogout, IconPalette } from '@tabler/icons-react'
import { pages, type StaticPath } from '../features/settings/pages/pages'
import { action } from '../ui/actions/actions'
import type { ColorScheme } from '../ui/storage/color-scheme'
import { languageNames } from '../ui/words/locale'
import { headingOf } from './menu'

/** Also in text fields and dialogs: otherwise the browser would open its own search. */
export const openPalette = action<{ toggle: () => void }>({
  id: 'commands',
  group: 'anywhere',
  key: 'mod+K',
  title: (t) => t('commands.open'),
  press: ({ toggle }) => toggle(),
  worksInDialogs: true,
})

export const showKeys = action<{ show: () => void }>({
  id: 'keys',
  group: 'anywhere',
  key: '?',
  icon: IconKeyboard,
  title: (t) => t('commands.all_keys'),
  run: ({ show }) => show(),
})

export const logOut = action<{ leave: () => void }>({
  id: 'logout',
  group: 'anywhere',
  icon: IconLogout,
  title: (t) => t('logout'),
  run: ({ leave }) => leave(),
})

export const goToPage = action<{ path: StaticPath; go: (path: StaticPath) => void }>({
  id: 'go-to',
  each: ({ path }) => path,
  group: 'go_to',
  iconOf: ({ path }) => pages[path].icon,
  title: (t, { path }) => t(pages[path].label),
  note: (t, { path }) => {
    const heading = headingOf(path)
    return heading ? t(heading) : undefined
  },
  run: ({ path, go }) => go(path),
})

export const chooseTheme = action<{ scheme: ColorScheme; choose: (scheme: ColorScheme) => void }>({
  id: 'theme',
  each: ({ scheme }) => scheme,
  group: 'settings',
  icon: IconPalette,
  title: (t, { scheme }) => t(`color_scheme.${scheme}`),
  run: ({ scheme, choose }) => choose(scheme),
})

export const switchSingleKeysAction = action<{ areOn: boolean; change: (areOn: boolean) => void }>({
  id: 'single keys',
  group: 'settings',
  iconOf: ({ areOn }) => (areOn ? IconKeyboardOff : IconKeyboard),
  title: (t, { areOn }) => t(areOn ? 'commands.single_keys_off' : 'commands.single_keys_on'),
  run: ({ areOn, change }) => change(!areOn),
})

type LanguageTarget = { language: InterfaceLanguage; choose: (language: InterfaceLanguage) => void }

export const chooseLanguageAction = action<LanguageTarget>({
  id: 'language',
  each: ({ language }) => language,
  group: 'settings',
  icon: IconLanguage,
  title: (_, { language }) => languageNames[language],
  note: (t) => t('language_of_panel'),
  run: ({ language, choose }) => choose(language),
})
