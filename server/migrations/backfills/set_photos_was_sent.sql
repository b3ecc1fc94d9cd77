update profile_set_photos f set was_sent = true
from photos p
where f.id between $1 and $2 and not f.was_sent and p.id = f.photo_id
  and exists (select from photos sent where sent.sent_at is not null and sent.conversation_id is null
    and coalesce(sent.original_id, sent.id) = coalesce(p.original_id, p.id))
