-- Only texts in which such a character is followed by a word. `offset 0`: each message is looked up, and no month is read as a whole.
insert into history_changes (message_id, message_created_at)
select e.message_id, e.message_created_at
from (select message_id, message_created_at from history_entries where id between $1 and $2 offset 0) e
  cross join lateral (
    select m.body from messages m where m.id = e.message_id and m.created_at = e.message_created_at offset 0) m
where m.body ~ '[./@:~+_<>&=\\%#\u200B-][^[:space:][:punct:]]'
