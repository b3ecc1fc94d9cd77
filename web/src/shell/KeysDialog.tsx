import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actionGroups, type OfferedAction } from '../ui/actions/actions'
import { Button } from '../ui/actions/Button'
import { Keys, spokenKeys } from '../ui/actions/Keys'
import {
  areSingleKeysOn,
  isKeyOff,
  isSwitchedOff,
  singleKeysIn,
  switchKeys,
  switchSingleKeys,
  useKeyChoices,
} from '../ui/actions/key-choices'
import { useOfferedActions } from '../ui/actions/offered-actions'
import { Dialog } from '../ui/overlays/Dialog'
import text from '../ui/text.module.css'
import styles from './KeysDialog.module.css'

/** An action that has a key. */
type Keyed = OfferedAction & { key: string }

/** The keys that work on this screen now, from the offered actions; single ones can be switched off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isChoosing, setIsChoosing] = useState(false)
  useKeyChoices()
  const areOn = areSingleKeysOn()
  const actions = useOfferedActions()
    .filter((action): action is Keyed => Boolean(action.key))
    .filter((action) => isChoosing || worksNow(action))
  const groups = actionGroups
    .map((group) => ({ group, actions: actions.filter((action) => action.group === group) }))
    .filter((found) => found.actions.length > 0)
  return (
    // The caller knows where the focus returns to.
    <Dialog
      isOpen
      title={t('commands.keys')}
      onClose={onClose}
      onClosed={() => {}}
      foot={
        <Button onClick={() => setIsChoosing(!isChoosing)}>
          {t(isChoosing ? 'commands.keys_chosen' : 'commands.choose_keys')}
        </Button>
      }
    >
      {(isChoosing || !areOn) && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areOn}
            onChange={({ target }) => switchSingleKeys(target.checked)}
          />
          <span>
            {t('commands.single_keys')}
            <small>{t('commands.single_keys_note')}</small>
          </span>
        </label>
      )}
      {groups.map(({ group, actions: of }) => (
        <section key={group} className={styles.group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{t(`commands.group.${group}`)}</h3>
          <dl>
            {of.map((action) => (
              <KeyLine key={action.id} action={action} isChoosing={isChoosing} />
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>{t('commands.keys_note')}</p>
    </Dialog>
  )
}

const worksNow = ({ key: keys, blocked }: Keyed) => {
  const single = singleKeysIn(keys)
  return !blocked && (single.length === 0 || single.some((key) => !isKeyOff(key)))
}

function KeyLine({ action, isChoosing }: { action: Keyed; isChoosing: boolean }) {
  const { id, title, key: keys } = action
  const single = singleKeysIn(keys)
  return (
    <div data-action={id}>
      <dt>
        {isChoosing && single.length > 0 ? (
          <label>
            <input
              type="checkbox"
              checked={!single.every(isSwitchedOff)}
              disabled={!areSingleKeysOn()}
              onChange={({ target }) => switchKeys(single, target.checked)}
            />
            {title}
          </label>
        ) : (
          title
        )}
      </dt>
      <dd>
        <span className={text.hidden}>{spokenKeys(keys)}</span>
        <Keys keys={keys} isAlwaysShown />
      </dd>
    </div>
  )
}
