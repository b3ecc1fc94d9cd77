import { isBlank } from '@panel/contract/blank'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import { OptionList } from '../../ui/OptionList'
import { isLeavingPanel } from '../sign-in/leave'
import { useAnswering, useAnsweringState } from './answering'
import { hasUnsent, isUnsentAsked } from './machine/sent-state'
import styles from './UnsentDialog.module.css'

/**
 * Asks on every way out with text, a photo or a gift that was not sent (specification section 5). Going on keeps the draft. The browser
 * itself asks before it closes, reloads or opens another address.
 */
export function UnsentDialog() {
  const { t } = useTranslation()
  const { store, dispatch, mayLeave } = useAnswering()
  const isOpen = useAnsweringState(isUnsentAsked)
  const text = useAnsweringState(({ draft }) => draft.text)
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      placeOf(current) !== placeOf(next) && !(await mayLeave('link')),
    enableBeforeUnload: () => {
      const state = store.getState()
      return !isLeavingPanel() && !state.isLeft && hasUnsent(state)
    },
  })
  const stay = () => dispatch({ type: 'stay' })
  return (
    <Dialog
      isAlert
      hasNoCross
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
            onChoose: () => dispatch({ type: 'go on anyway' }),
          },
        ]}
      />
    </Dialog>
  )
}

/** A link to where the operator is leaves nothing. */
const placeOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  `${pathname} ${JSON.stringify(search)}`

/** The text that is at stake, as it would be sent. */
export function UnsentText({ text }: { text: string }) {
  return <p className={styles.quote}>{text}</p>
}
