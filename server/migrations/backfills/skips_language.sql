update skips s set language = c.language
from conversations c
where s.id between $1 and $2 and s.language is null and c.id = s.conversation_id

-- Afterwards

-- The constraint is checked without blocking writers; then the column needs no scan of its own. It is not added before: a node of the
-- previous release could not change a skip without a language.
alter table skips drop constraint if exists skips_language_given,
  add constraint skips_language_given check (language is not null) not valid

alter table skips validate constraint skips_language_given

alter table skips alter column language set not null

alter table skips drop constraint skips_language_given
