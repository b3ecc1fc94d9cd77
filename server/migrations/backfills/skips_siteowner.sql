update skips s set siteowner_id = c.siteowner_id
from conversations c
where s.id between $1 and $2 and s.siteowner_id is null and c.id = s.conversation_id

-- Afterwards

-- The constraint of the migration is checked without blocking writers; then the column needs no scan of its own.
alter table skips validate constraint skips_siteowner_given

alter table skips alter column siteowner_id set not null

alter table skips drop constraint skips_siteowner_given
