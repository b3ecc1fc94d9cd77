/**
 * Operators of the demo who answer by themselves, so that the service is at work whoever looks at it. Their password is that of all, and their
 * authenticator is that of a robot.
 */
export const colleaguesAtWork = [
  { login: 'lotte', name: 'Lotte B.' },
  { login: 'matteo', name: 'Matteo C.' },
  { login: 'joanna', name: 'Joanna D.' },
] as const
