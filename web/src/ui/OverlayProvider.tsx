import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import './overlay.css'
import { createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { shownScheme, useColorScheme } from './color-scheme'

const theme = createTheme({ respectReducedMotion: true })

/** Which scheme is shown is known elsewhere: Mantine is told, and decides nothing. */
const schemes: MantineColorSchemeManager = {
  get: shownScheme,
  set() {},
  clear() {},
  subscribe() {},
  unsubscribe() {},
}

/**
 * What dialogs and drawers have around them, which are Mantine's. They come after the first screen, and the library with them:
 * nothing else of the panel uses it. Its variables stand in `overlay.css`.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const { shown } = useColorScheme()
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={shown}
      colorSchemeManager={schemes}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

/**
 * False for an instant: a dialog gives the focus back to where it was when it opened, which one that comes opened has not seen.
 */
export function useIsThere(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return isThere
}
