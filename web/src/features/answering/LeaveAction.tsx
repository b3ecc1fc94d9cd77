import { type Icon, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommand } from '../../ui/commands'
import { Keys } from '../../ui/Keys'
import { useKey } from '../../ui/keys'
import { showToast } from '../../ui/toasts'
import styles from './LeaveAction.module.css'
import type { Leave } from './use-leaving'

type Props = {
  act: Leave['act']
  letter: string
  icon: Icon
  /** Why it can't be done now. */
  blocked: string | false
  onBegin: () => void
  /** What the button says where the title is too long for it. */
  short?: string
}

/** A way to leave the conversation in hand: its button, and its key. */
export function LeaveAction({ act, letter, icon: Face, blocked, onBegin, short }: Props) {
  const { t } = useTranslation()
  useKey(`Key${letter}`, () => {
    // Whoever presses the key doesn't see what a pointer is told at the button.
    if (blocked) showToast({ icon: IconLock, text: blocked })
    else onBegin()
  })
  const title = t(`leave.act.${act}`)
  useCommand({ id: `leave ${act}`, group: 'chat', title, icon: Face, keys: letter, blocked, run: onBegin })
  return (
    <Button look="quiet" aria-keyshortcuts={letter} blocked={blocked} onClick={onBegin}>
      <Face size={16} stroke={1.75} aria-hidden="true" />
      <span className={short && styles.long}>{title}</span>
      {short && <span className={styles.short}>{short}</span>}
      <Keys keys={letter} />
    </Button>
  )
}
