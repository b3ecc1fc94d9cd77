import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { englishDenial } from './en-denial.ts'
import { englishPromise } from './en-promise.ts'

export const englishDenials: Phrases<DenialKind> = {
  lists: {
    notUs: `
      chat here message messages photo photos picture text texting writing online dream dreams imagine pretend fantasy story
    `,
    soon: `
      soon tonight tomorrow today saturday sunday monday tuesday wednesday thursday friday weekend week month someday one_day eventually then next
      christmas easter summer spring autumn winter shortly sometime finally new_year evening afternoon
    `,
    place: `
      coffee drink drinks dinner lunch breakfast pint wine bottle glass walk stroll cinema movie film pub bar restaurant hotel beach park picnic
      meal curry date museum gig concert theatre hug kiss cuddle dance cruise trip
    `,
    person: `
      woman girl lady lass mum mom mother gran nan nurse teacher waitress hairdresser student divorcee widow housewife single receptionist cleaner
      person human
    `,
    bot: 'bot robot computer machine program programme chatbot ai algorithm software automaton automated',
    operator: `
      operator operators moderator moderators employee employees staff agent worker actress model scammer call_centre call_center hostess paid employed hired chat_host team
      payroll
    `,
    fake: `
      fake made_up invented fictional fictitious imaginary fiction invention catfish scam fraud pretend figment character phoney
    `,
    real: 'real genuine authentic legit true exact',
    truth: `
      am_an_operator an_operator_who an_operator_writes an_operator_is operator_for operators_write as_an_operator operator_paid profile_is_fictional fictional_profile works_for work_for_the_site i_work_for writes_for write_for we_write character dishonest lying_if not_real cannot_meet
      never_meet hope_you_meet not_sandra would_be_lying be_a_lie few_of_us doesnt_exist not_exist for_the_site moderator_who person_who_works
      is_fictional profile_is_fake i_am_paid we_are_paid employed_by not_her not_the_woman not_the_person not_exist who_works i_work_here fictional
    `,
    when: `
      today tonight tomorrow saturday sunday monday tuesday wednesday thursday friday weekend week month soon june july august january february march april may september
      october november december next
    `,
    photo: 'photo photos pic pics picture pictures snap snaps selfie selfies shot portrait image images',
    office: `
      call_centre call_center office cubicle payslip shifts shift handovers team boss manager employer script scripts company warehouse headset
      colleagues coworkers supervisor crew organisation organization sheet
    `,
    coin: 'cent cents penny pennies dime nickel money wage wages salary commission quid bucks pound dollar cash',
    pretend: `
      fake phoney phony scam scammer catfish catfishing bait actress character act role invention impostor liar made_up_person put_on figment
      stooge decoy
    `,
    come: `
      come coming be drive driving fly flying get getting head heading travel travelling ride riding swing pop drop stop stand standing wait waiting sit
      sitting lie lying knock ring ringing move moving crash sleep sleeping stay staying arrive show walk walking take catch jump hop living
    `,
    spot: `
      door doorstep platform train bus boat ferry harbour harbor bridge market stall boardwalk pier park woods moors beach fair church fountain zoo
      entrance campsite sofa couch bed table balcony kitchen fire fireplace hotel room cinema movies concert gig pub bar cafe restaurant diner place_of_yours
      pizzeria library square corner airport heathrow tent caravan cottage cabin porch lake river town
    `,
    meal: `
      coffee cuppa tea wine pint beer drink drinks cocktails bite dinner lunch brunch breakfast supper pizza chili pie cheese bottle glass pancake meal
    `,
    neg: `
      not never no none nobody aint neither without nothing cannot hope somebody promises wary if_you_meet your_brother your_daughter your_son your_friends your_kids
      your_sister
    `,
  },
  short: `
    im=i_am m=am re=are ve=have ll=will ill=i_will dont=do_not don=do t=not isnt=is_not isn=is aint=am_not ain=am its=it_is wont=will_not
    won=will cant=can_not d=would id=i_would u=you youre=you_are ive=i_have lets=let_s course=of_course meetin=meeting hes=he_is theyre=they_are
    didnt=did_not couldnt=could_not wouldnt=would_not shouldnt=should_not havent=have_not hasnt=has_not wasnt=was_not werent=were_not
    doesnt=does_not theres=there_is thats=that_is whos=who_is arent=are_not weve=we_have youll=you_will well=well cos=because coz=because
    cuz=because wanna=want_to gonna=going_to ur=your r=are ya=you gotta=have_to tho=though ud=you_would youd=you_would shes=she_is
  `,
  distinct: `
    reel modern moderate party meant replay
  `,
  quotes: 'song film movie book lyrics sings',
  harmless: `
    answer|reply|write ~ you? ~ myself ~ later|as_soon|when|soon|tonight|after|tomorrow; answer|reply ~ you? myself; film|movie|book|show|documentary ~ about; won|not|will_not lie to you; not allowed to lie;
    real sucker|gossip|bargain|treat|shame|pity|chatterbox|pain|mess|bad|quick|easy|soon|early|late|life|job|butter|friend|deal_breaker|world|music; heart beat|beats faster; come to me with; talk to you ~ here|later|soon; see you in a bit; be right back; be ~ back with you;
    who told you that; do not like ~~ lying; get a cent back; photo|picture ~ is of a model; old teacher|friend|classmate|boss; s|is not true what; do not trust politicians; get to know; know ~ how|what|much; not ~ get me wrong; not worry about me;
    nothing really; take you away from; take your word|advice; inviting me; for an online|a company; i am your girl|man|guy; sunday|saturday ride; got|getting|get ~ off|laid; get to bed; going to ~ make|have ~ dinner|lunch|pizza|breakfast; going to ~ visit|see|the|a ~ parents|mom|concert|lake|beach; i will be there for christmas|thanksgiving; in the tent; take you away ?; i wish it; am i talking to; not playing; for a guy; get together with friends; girlfriends|friends in town; curious what; come on $|cheer; very|simple honest|woman; from *o born; born in ~ june|may|july; when i take over; in the next town; live next to; i am ~ somebody|someone who works; i am real good|bad|tired|happy|nice; you should come with me next; with ~ my ~ dog|dogs;
    weekends too; never going to meet; dishonest|lie ~~ i am real; not real leather|tree|fur; real tree; really|real|so good|nice|sorry|love|glad|happy|like;
    work mondays|tomorrow|today|late; real ~ real|animal|american|disappointed; nice to meet; real animal|dog|cat|book|music|movie|sports|food lover|person|fan;
    real real; i am a woman $|what; i am not employed ~ right_now|at_the_moment|anymore|now|yet; just me and my; it was just me;
    ^ animals|they|kids|dogs|cats ~ come to me; getting down; pictures show me; people late; have dinner on|it; have to make|cook dinner|lunch; have them meet;
    see you at the next; in the chat; not a football|tea|morning|cat; how did|was the meeting; been together; see you|ya later; role model;
    south|north|east|west of me; seeing my ~ sister|mum|family|friends; act as if; part ways; working on a robot; see you play|perform|sing;
    time to part ways now see you; my name is ~ ~ and i; parents named me; lie to my mother|mum|kids|sister; pictures|photos is not me; sister and i; say goodnight;
    date with my|the ~ sofa|telly|bed|couch|pillow|netflix|dentist|cat|dog;
    time to part ways now see you; part ways
  `,
  kinds: {
    denial: englishDenial,
    promise: englishPromise,
    money: `
      send|transfer|wire|lend|give|loan|need|borrow ~ me|us|some|you_to|your ~~ money|cash|dollars|pounds|euros|loan|bank_transfer;
      can|could|will|would you ~ lend|send|pay|transfer|wire|help ~~ money|cash|rent|ticket|bills|me_out_with|flight;
      my ~ iban|bank_account|account_number|paypal|cash_app|cashapp|venmo|bank_details; western union;
      gift|itunes|amazon|steam|google card|cards|voucher|voucher_code & send|buy|me|for; bitcoin|crypto & send|invest|buy|me; pay my ~ rent|bills|ticket|flight|visa|phone;
      i need ~ money|cash
    `,
    age: `
      i am ~ only|just? #10-17 !foot|feet|ft|inches|percent|km|miles|minutes|days|weeks|months|hours|years_in|stone|pounds|kids|cats|dogs|of|years_younger; i am a minor|underage|teenager;
      i am under|below|only eighteen|18; turning|turn #10-17 & i|my; i am sixteen|seventeen|fifteen|fourteen|thirteen
    `,
  },
}
