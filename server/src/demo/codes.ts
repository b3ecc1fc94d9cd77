import { demoCodes } from '@panel/demo/codes'

for (const { login, code, secondsLeft } of demoCodes(Date.now()))
  console.log(`${login} ${code} ${secondsLeft}`)
