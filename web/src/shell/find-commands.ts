import { type Command, type CommandGroup, commandGroups } from '../ui/commands'
import { matchWords, type Range, rankOf } from '../ui/match-words'

export type FoundCommand = { command: Command; ranges: readonly Range[] }
export type FoundGroup = { group: CommandGroup; commands: FoundCommand[] }

/** There may be hundreds of saved replies: they would push the rest out of sight. */
const savedRepliesShown = { unasked: 6, asked: 20 }

/** What can be run, by group, best match first; all groups in their order when nothing is asked for. */
export function findCommands(commands: readonly Command[], query: string): FoundGroup[] {
  const replies = query.trim() === '' ? savedRepliesShown.unasked : savedRepliesShown.asked
  return commandGroups
    .map((group) => ({
      group,
      commands: commands
        .filter((command) => command.group === group && command.run)
        .flatMap((command) => match(command, query))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, group === 'saved_replies' ? replies : undefined),
    }))
    .filter((found) => found.commands.length > 0)
}

function match(command: Command, query: string) {
  const ranges = matchWords(command.title, query)
  if (ranges) return [{ command, ranges, rank: rankOf(command.title, ranges) }]
  const isInNote = command.note && matchWords(`${command.title} ${command.note}`, query)
  return isInNote ? [{ command, ranges: [], rank: 3 }] : []
}
