/** Examples of the calls about complaints. */
export const complaintExamples = {
  postComplaint: {
    body: {
      external_id: 'k-17',
      customer_external_id: 'c-1',
      profile_external_id: 'p-1',
      reason: 'abuse' as const,
      text: 'She called me a liar, and worse.',
      complained_at: '2026-11-20T14:40:00Z',
    },
    response: { external_id: 'k-17', status: 'stored' as const },
  },
}
