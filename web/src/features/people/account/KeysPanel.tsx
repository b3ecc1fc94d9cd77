import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Keys, spokenKeys } from '../../../ui/actions/Keys'
import {
  areSingleKeysOn,
  isSwitchedOff,
  singleKeysIn,
  switchKeys,
  switchSingleKeys,
  useKeyChoices,
} from '../../../ui/actions/key-choices'
import { useAction } from '../../../ui/actions/use-action'
import { TitledPanel } from '../../../ui/TitledPanel'
import text from '../../../ui/text.module.css'
import styles from './AccountPage.module.css'
import { goToKeys } from './account-actions'
import { keyOverview } from './key-overview'

/** The most used keys; single ones can be switched off, each or all. */
export function KeysPanel() {
  const { t } = useTranslation()
  const all = useRef<HTMLInputElement>(null)
  const action = useAction(goToKeys, { focus: () => all.current?.focus() })
  useKeyChoices()
  const areOn = areSingleKeysOn()
  return (
    <TitledPanel title={t('commands.keys')} aside={<ActionButton action={action} size="small" hasNoIcon />}>
      <label className={styles.all}>
        <input
          ref={all}
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => switchSingleKeys(target.checked)}
        />
        <span>
          {t('commands.single_keys')}
          <small>{t('commands.single_keys_note')}</small>
        </span>
      </label>
      <ul className={styles.keys}>
        {keyOverview.map(({ id, keys, label }) => {
          const single = singleKeysIn(keys)
          return (
            <li key={id}>
              {single.length > 0 ? (
                <label>
                  <input
                    type="checkbox"
                    checked={!single.every(isSwitchedOff)}
                    disabled={!areOn}
                    onChange={({ target }) => switchKeys(single, target.checked)}
                  />
                  {t(label)}
                </label>
              ) : (
                t(label)
              )}
              <span className={text.hidden}>{spokenKeys(keys)}</span>
              <Keys keys={keys} isAlwaysShown />
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}
