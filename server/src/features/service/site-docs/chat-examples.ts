const params = { external_id: 'c-1', profile_external_id: 'p-1' }
const chat = { customer_external_id: 'c-1', profile_external_id: 'p-1' }

/** Examples of the calls about a chat. */
export const chatExamples = {
  putChatStatus: {
    params,
    body: { status: 'open' as const },
    response: { ...chat, status: 'open' as const, is_kept: false },
  },
  tellTyping: { params, response: { ...chat, noted: true as const } },
}
