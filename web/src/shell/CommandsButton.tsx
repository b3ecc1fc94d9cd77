import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLastChat } from '../features/answering/last-chat/use-last-chat'
import { useDemoTour } from '../features/home/tour/use-demo-tour'
import { useReloadAction } from '../features/settings/use-reload-action'
import { Button } from '../ui/actions/Button'
import { Keys } from '../ui/actions/Keys'
import { hasDialog, shortcutOf } from '../ui/actions/keys'
import { focusDefault, focusPage } from '../ui/actions/move-focus'
import { useAction, useOffered } from '../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../ui/lazy-part'
import text from '../ui/text.module.css'
import { useOnUnmount } from '../ui/use-on-unmount'
import type { PaletteEntry } from './palette-entries'
import { openPalette, showKeys } from './shell-actions'
import styles from './TopBar.module.css'
import { keepTyped, takeTyped } from './typed-ahead'
import { useGoToActions } from './use-go-to-actions'
import { useSettingActions } from './use-setting-actions'

// Text that is typed right after Ctrl+K is meant for the palette, not for the customer, so the palette is loaded before it is
// opened. If somebody is faster, the palette gets what they typed.
const palettePart = lazyPart(
  () =>
    import('./CommandPalette').catch((error: unknown) => {
      takeTyped()
      throw error
    }),
  'idle',
)
const keysPart = lazyPart(() => import('./KeysDialog'), 'idle')

type Shown = 'palette' | 'keys' | null

/** Opens the command palette, with Ctrl+K or Cmd+K from anywhere; `?` lists the keys. */
export function CommandsButton() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>(null)
  const palette = useLazyPart(palettePart, shown === 'palette')
  const keys = useLazyPart(keysPart, shown === 'keys')
  const before = useRef<HTMLElement | null>(null)

  const open = (next: Exclude<Shown, null>) => {
    if (!shown && document.activeElement instanceof HTMLElement) before.current = document.activeElement
    if (next === 'palette') keepTyped(close)
    setShown(next)
  }
  // The focus returns to where it was, in an editor with its text and selection.
  const close = () => {
    takeTyped()
    // The focus does not move while that element still exists.
    flushSync(() => setShown(null))
    const { current } = before
    if (current?.isConnected && current !== document.body) current.focus({ preventScroll: true })
    else if (!focusDefault()) focusPage()
  }
  const run = (entry: PaletteEntry) => {
    close()
    entry.run?.()
  }

  const toggle = () => {
    if (shown === 'palette') close()
    else if (!hasDialog()) open('palette')
  }
  useOnUnmount(takeTyped)
  const { key } = useAction(openPalette, { toggle })
  useAction(showKeys, { show: () => open('keys') })
  useGoToActions()
  useSettingActions()
  useReloadAction()
  useOffered([useLastChat(), useDemoTour()])

  return (
    <>
      <Button
        look="quiet"
        className={styles.commands}
        aria-haspopup="dialog"
        aria-keyshortcuts={key && shortcutOf(key)}
        onClick={() => open('palette')}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span className={text.hidden}>{t('commands.open')}</span>
        <Keys keys={key} className={styles.keys} />
      </Button>
      {palette && shown === 'palette' && (
        <palette.CommandPalette onClose={close} onRun={run} onShowKeys={() => setShown('keys')} />
      )}
      {keys && shown === 'keys' && <keys.KeysDialog onClose={close} />}
    </>
  )
}
