import { useState } from 'react'
import { EditableLine } from '../../ui/fields/EditableLine'
import { LineChoices, LineSelect, LineText } from '../../ui/fields/LineFields'

const teams = [
  ['14', 'Team 14'],
  ['21', 'Team 21'],
] as const
const justNow = () => new Date().toISOString()

/** Lines that are edited where they are, each with another field or state. */
export function Lines() {
  const [name, setName] = useState('Anna')
  const [team, setTeam] = useState('14')
  const [member, setMember] = useState<string[]>(['21'])
  return (
    <dl>
      <EditableLine
        label="Name"
        value={name}
        format={String}
        save={async (value) => setName(value)}
        field={(field) => <LineText field={field} />}
      />
      <EditableLine
        label="Team"
        value={team}
        format={(value) => `Team ${value}`}
        change={{ by: 'Bram', from: 'Team 21', at: justNow() }}
        save={async (value) => setTeam(value)}
        field={(field) => <LineSelect field={field} options={teams} />}
      />
      <EditableLine
        label="Member of"
        value={member}
        format={(value) => value.join(', ')}
        note="With a note"
        save={async (value) => setMember(value)}
        field={(field) => <LineChoices field={field} options={teams} />}
      />
      <EditableLine
        label="Blocked"
        value="200"
        format={String}
        blocked="Only a master may."
        save={async () => {}}
        field={() => null}
      />
      <EditableLine label="Not editable" value="" format={String} field={() => null} />
    </dl>
  )
}
