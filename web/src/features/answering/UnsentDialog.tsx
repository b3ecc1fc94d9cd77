import { isBlank } from '@panel/contract/rules/blank'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../ui/fields/OptionList'
import { Dialog } from '../../ui/overlays/Dialog'
import { isLeavingPanel } from '../people/sign-in/leave'
import { useAnswering, useAnsweringState } from './answering'
import { hasUnsent, isUnsentAsked } from './machine/sent-state'
import styles from './UnsentDialog.module.css'

/**
 * Asks before the operator leaves with unsent text or an unsent attachment (specification section 5). The draft is kept. The
 * browser itself asks before it closes or reloads the page, or opens another address.
 */
export function UnsentDialog() {
  const { t } = useTranslation()
  const { store, dispatch, mayLeave } = useAnswering()
  const isOpen = useAnsweringState(isUnsentAsked)
  const text = useAnsweringState(({ draft }) => draft.text)
  const { history } = useRouter()
  const isAllowed = useRef(false)
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      if (isAllowed.current || placeOf(current) === placeOf(next)) return false
      const steps = indexIn(window.history.state) - indexIn(history.location.state)
      const asked = mayLeave('link')
      if (action === 'PUSH' || action === 'REPLACE') return !(await asked)
      const answer = await Promise.race([asked, null])
      if (answer !== null) return !answer
      // The address is that of another page already. Blocked at once, it is that of the chat again while the question is open.
      void asked.then((may) => {
        if (!may) return
        isAllowed.current = true
        history.go(steps)
      })
      return true
    },
    enableBeforeUnload: () => {
      const state = store.getState()
      return !isLeavingPanel() && !state.isLeft && hasUnsent(state)
    },
  })
  const stay = () => dispatch({ type: 'stay' })
  return (
    <Dialog
      isAlert
      hasNoCloseButton
      isOpen={isOpen}
      title={t('unsent.title')}
      onClose={stay}
      onClosed={() => dispatch({ type: 'dialog closed' })}
    >
      {!isBlank(text) && <UnsentText text={text} />}
      <OptionList
        options={[
          { isMain: true, title: t('unsent.back'), note: t('unsent.back_note'), keys: 'esc', onChoose: stay },
          {
            title: t('unsent.continue'),
            note: t('unsent.continue_note'),
            onChoose: () => dispatch({ type: 'leave anyway' }),
          },
        ]}
      />
    </Dialog>
  )
}

/** A link to the same place does not leave the conversation. */
const placeOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  `${pathname} ${JSON.stringify(search)}`

/** The place of an entry in the history of the tab, as the router numbers it. */
const indexIn = (state: { __TSR_index?: number } | null) => state?.__TSR_index ?? 0

/** Quotes the unsent text. */
export function UnsentText({ text }: { text: string }) {
  return <p className={styles.quote}>{text}</p>
}
