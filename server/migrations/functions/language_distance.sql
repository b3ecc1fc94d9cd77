-- How well a text in a language serves who wants another, 0 for the same: it without its region, another region of it, English, any.
create or replace function language_distance(of_text text, wanted text) returns int language sql immutable parallel safe as $$
  select case when of_text = wanted then 0 when of_text = split_part(wanted, '-', 1) then 1
  when split_part(of_text, '-', 1) = split_part(wanted, '-', 1) then 2 when of_text = 'en' then 3 when split_part(of_text, '-', 1) = 'en' then 4
  else 5 end
$$;
