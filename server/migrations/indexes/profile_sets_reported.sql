create index concurrently profile_sets_reported on profile_sets (created_at desc, id desc)
include (created_by, siteowner_id, language);
