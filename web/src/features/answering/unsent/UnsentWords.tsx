import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { shortcutOf } from '../../../ui/actions/keys'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import text from '../../../ui/text.module.css'
import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { showUnsentWords } from './unsent-actions'

/** Some words are named by texts of the holds. */
const drawerPart = lazyPart(async () => {
  await addHoldTexts()
  return import('./UnsentDrawer')
}, 'idle')

type Props = { className: string | undefined; keysClass: string | undefined }

/** Opens the drawer of unsent words, with W from anywhere. */
export function UnsentWords({ className, keysClass }: Props) {
  const [isOpen, setOpen] = useState(false)
  const drawer = useLazyPart(drawerPart, isOpen)
  const { key, title, icon: Icon } = useAction(showUnsentWords, { show: () => setOpen(true) })
  return (
    <>
      <Button
        look="quiet"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={key && shortcutOf(key)}
        title={title}
        onClick={() => setOpen(true)}
      >
        {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
        <span className={text.hidden}>{title}</span>
        <Keys keys={key} className={keysClass} />
      </Button>
      {/* Closed at once, so that what it opens can have the focus. */}
      {drawer && isOpen && <drawer.UnsentDrawer onClose={() => flushSync(() => setOpen(false))} />}
    </>
  )
}
