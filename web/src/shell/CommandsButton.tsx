import { IconKeyboard, IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useReloadCommand } from '../features/settings/use-reload-command'
import { Button } from '../ui/Button'
import { type Command, useCommands } from '../ui/commands'
import { Keys } from '../ui/Keys'
import { focusHome, focusPage } from '../ui/kept-focus'
import { hasDialog, useKey, useModK } from '../ui/keys'
import { laterPart, usePart } from '../ui/later-part'
import text from '../ui/text.module.css'
import styles from './TopBar.module.css'
import { useGoToCommands } from './use-go-to-commands'
import { useSettingCommands } from './use-setting-commands'

// What is typed right after Ctrl+K is meant for the palette, not for the customer: it is there before it is opened.
const palettePart = laterPart(() => import('./CommandPalette'), 'idle')
const keysPart = laterPart(() => import('./KeysDialog'), 'idle')

type Shown = 'palette' | 'keys' | null

/** Opens the command palette, with Ctrl+K or Cmd+K from anywhere; `?` lists the keys. */
export function CommandsButton() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>(null)
  const palette = usePart(palettePart, shown === 'palette')
  const keys = usePart(keysPart, shown === 'keys')
  const before = useRef<HTMLElement | null>(null)

  const open = (next: Exclude<Shown, null>) => {
    if (!shown && document.activeElement instanceof HTMLElement) before.current = document.activeElement
    setShown(next)
  }
  // What had the focus gets it back, an editor with its text and its place in it.
  const close = () => {
    // The focus goes nowhere else while it is still there.
    flushSync(() => setShown(null))
    const { current } = before
    if (current?.isConnected && current !== document.body) current.focus({ preventScroll: true })
    else if (!focusHome()) focusPage()
  }
  const run = (command: Command) => {
    close()
    command.run?.()
  }

  useModK(() => {
    if (shown === 'palette') close()
    else if (!hasDialog()) open('palette')
  })
  useKey('Question', () => open('keys'))

  useGoToCommands()
  useSettingCommands()
  useReloadCommand()
  useCommands([
    { id: 'commands', group: 'anywhere', title: t('commands.open'), keys: 'mod+K' },
    {
      id: 'keys',
      group: 'anywhere',
      title: t('commands.all_keys'),
      icon: IconKeyboard,
      keys: '?',
      run: () => open('keys'),
    },
  ])

  return (
    <>
      <Button
        look="quiet"
        className={styles.commands}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => open('palette')}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span className={text.hidden}>{t('commands.open')}</span>
        <Keys keys="mod+K" className={styles.keys} />
      </Button>
      {palette && shown === 'palette' && (
        <palette.CommandPalette onClose={close} onRun={run} onShowKeys={() => setShown('keys')} />
      )}
      {keys && shown === 'keys' && <keys.KeysDialog onClose={close} />}
    </>
  )
}
