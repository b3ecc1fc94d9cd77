-- Up Migration

-- The names of `rights` in the contract. No check: a new right needs no migration.
alter table permissions add column rights text[] not null default '{}';

-- The columns by right are those of the previous release. It still inserts levels (`operator:add`, the demo) while both run.
create function rights_from_columns() returns trigger language plpgsql as $$
begin
  new.rights := array(select 'other_chats.' || unnest(new.other_chats))
    || array(select 'reviews.' || unnest(new.reviews))
    || array(select 'chat_stats.' || unnest(new.chat_stats))
    || array_remove(array[
      case when new.manage_operators then 'manage_operators' end,
      case when new.profile_text then 'profile_text' end,
      case when new.profile_sets then 'profile_sets' end,
      case when new.profile_sets_report then 'profile_sets_report' end,
      case when new.profile_text_report then 'profile_text_report' end], null);
  return new;
end $$;
create trigger rights_from_columns before insert on permissions
  for each row when (new.rights = '{}') execute function rights_from_columns();
create trigger rights_from_updated_columns
  before update of other_chats, reviews, chat_stats, manage_operators, profile_text, profile_sets, profile_sets_report,
    profile_text_report on permissions
  for each row execute function rights_from_columns();
update permissions set other_chats = other_chats;

-- Down Migration
drop trigger rights_from_updated_columns on permissions;
drop trigger rights_from_columns on permissions;
drop function rights_from_columns();
alter table permissions drop column rights;
