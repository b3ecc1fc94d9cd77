/** The keys that operators use most, with the actions that have them. A test compares them. */
export const keyOverview = [
  { id: 'send and next', keys: 'mod+enter', label: 'sender.send_and_next' },
  { id: 'send', keys: 'mod+shift+enter', label: 'commands.send_and_stay' },
  { id: 'commands', keys: 'mod+K', label: 'commands.open' },
  { id: 'keys', keys: '?', label: 'commands.all_keys' },
  { id: 'queue poke', keys: '1', label: 'open_queue.poke' },
  { id: 'queue reply', keys: '2', label: 'open_queue.reply' },
  { id: 'queue smart', keys: '3', label: 'open_queue.smart' },
  { id: 'leave skip', keys: 'S', label: 'leave.act.skip' },
  { id: 'leave ignore', keys: 'I', label: 'leave.act.ignore' },
  { id: 'leave handover', keys: 'M', label: 'leave.act.handover' },
  { id: 'report', keys: 'R', label: 'report.title' },
  { id: 'away', keys: 'A', label: 'away.title' },
] as const
