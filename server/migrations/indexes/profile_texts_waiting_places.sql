create index concurrently profile_texts_waiting_places on profile_texts (language, siteowner_id)
where status <> 'approved';
