import { useTranslation } from 'react-i18next'
import { commandGroups, useKnownCommands } from '../ui/commands'
import { Dialog } from '../ui/Dialog'
import { Keys, spokenKeys } from '../ui/Keys'
import styles from './KeysDialog.module.css'

/** Every key of this screen, as the commands tell of them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const commands = useKnownCommands().filter(({ keys }) => keys)
  const groups = commandGroups
    .map((group) => ({ group, commands: commands.filter((command) => command.group === group) }))
    .filter((found) => found.commands.length > 0)
  return (
    // Where the focus goes back to is known to the one who opened it.
    <Dialog isOpen title={t('commands.keys')} onClose={onClose} onClosed={() => {}}>
      {groups.map(({ group, commands: of }) => (
        <section key={group} className={styles.group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{t(`commands.group.${group}`)}</h3>
          <dl>
            {of.map(({ id, title, keys = '' }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  <span className={styles.read}>{spokenKeys(keys)}</span>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>{t('commands.keys_note')}</p>
    </Dialog>
  )
}
