import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { type Command, commandGroups, useKnownCommands } from '../ui/commands'
import { Dialog } from '../ui/Dialog'
import { Keys, spokenKeys } from '../ui/Keys'
import {
  areSingleKeysOn,
  isChosenOff,
  isKeyOff,
  singleKeysIn,
  switchKeys,
  switchSingleKeys,
  useKeyChoices,
} from '../ui/key-choices'
import text from '../ui/text.module.css'
import styles from './KeysDialog.module.css'

/** A command that has a key. */
type Keyed = Command & { keys: string }

/** The keys that work on this screen now, as the commands tell of them; single ones can be switched off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isChoosing, setIsChoosing] = useState(false)
  useKeyChoices()
  const areOn = areSingleKeysOn()
  const commands = useKnownCommands()
    .filter((command): command is Keyed => Boolean(command.keys))
    .filter((command) => isChoosing || worksNow(command))
  const groups = commandGroups
    .map((group) => ({ group, commands: commands.filter((command) => command.group === group) }))
    .filter((found) => found.commands.length > 0)
  return (
    // Where the focus goes back to is known to the one who opened it.
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
      {groups.map(({ group, commands: of }) => (
        <section key={group} className={styles.group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{t(`commands.group.${group}`)}</h3>
          <dl>
            {of.map((command) => (
              <KeyLine key={command.id} command={command} isChoosing={isChoosing} />
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>{t('commands.keys_note')}</p>
    </Dialog>
  )
}

const worksNow = ({ keys, blocked }: Keyed) => {
  const single = singleKeysIn(keys)
  return !blocked && (single.length === 0 || single.some((key) => !isKeyOff(key)))
}

function KeyLine({ command, isChoosing }: { command: Keyed; isChoosing: boolean }) {
  const { id, title, keys } = command
  const single = singleKeysIn(keys)
  return (
    <div data-command={id}>
      <dt>
        {isChoosing && single.length > 0 ? (
          <label>
            <input
              type="checkbox"
              checked={!single.every(isChosenOff)}
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
        <Keys keys={keys} isAlways />
      </dd>
    </div>
  )
}
