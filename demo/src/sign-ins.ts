/** The password of all demo operators; public. */
export const demoPassword = 'demo-password'

/** The operators of the demo. Their authenticator secrets are public: they are in the README. */
export const demoSignIns = [
  { login: 'anna', name: 'Anna V.', team: 21, level: 100, totpSecret: 'KRSXG5CTMVRXEZLUANNA2345' },
  { login: 'bram', name: 'Bram H.', team: 21, level: 100, totpSecret: 'KRSXG5CTMVRXEZLUBRAM2345' },
  { login: 'carla', name: 'Carla R.', team: 22, level: 100, totpSecret: 'KRSXG5CTMVRXEZLUCARLA234' },
  { login: 'coach', name: 'Ilse M.', team: 21, level: 150, totpSecret: 'KRSXG5CTMVRXEZLUCOACH234' },
  { login: 'master', name: 'Marek K.', team: 22, level: 175, totpSecret: 'KRSXG5CTMVRXEZLUMASTER23' },
  { login: 'admin', name: 'Sanne W.', team: 22, level: 200, totpSecret: 'KRSXG5CTMVRXEZLUADMIN234' },
] as const
