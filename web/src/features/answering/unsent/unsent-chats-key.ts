/** The first part of the query keys of the chats with unsent words. */
export const unsentChatsKey = ['unsent-chats']
