// Loaded into a process before its own program: a parent that is killed takes it along.
process.once('disconnect', () => process.exit())
// Listening alone would keep it alive when its own work is done.
process.channel?.unref()
