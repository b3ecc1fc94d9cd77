create index concurrently customer_facts_interests on customer_facts (updated_at) where field = 'interests';
