update profile_sets s set search_text = profile_set_words(s.id, s.name, s.facts) where s.id between $1 and $2
