create index concurrently conversations_profile on conversations (profile_id);
