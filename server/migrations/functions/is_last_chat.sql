-- An operator has asked for no further chat in this shift, which begins with a sign-in after hours without one.
create or replace function is_last_chat(of_operator bigint) returns boolean language sql stable as $$
  select exists (
    select from last_chats l
    where l.operator_id = of_operator and l.asked_at >= coalesce(signed_in_since(of_operator, interval '4 hours'), '-infinity'))
$$;
