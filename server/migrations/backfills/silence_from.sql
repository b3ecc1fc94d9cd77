update conversations set silence_from = last_operator_message_at
where id between $1 and $2 and status = 'answered' and silence_from is null
