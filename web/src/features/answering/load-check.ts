export { AppealDialog } from './AppealDialog'
export { CheckNotice } from './CheckNotice'
