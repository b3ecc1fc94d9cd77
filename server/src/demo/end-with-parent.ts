// Loaded into a process before its program, so that the process ends when its parent is killed.
process.once('disconnect', () => process.exit())
// The channel alone must not keep the process running when its work is done.
process.channel?.unref()
