update conversations c set last_message_type = m.type
from messages m
where c.id between $1 and $2 and c.last_message_type is null and m.id = c.last_message_id
