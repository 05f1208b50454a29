-- Returns a text in the form in which it is searched: without capitals, accents, spaces, tone marks and invisible
-- signs, with plain digits, quotes and dashes, each Thai mark once, a nikhahit with sara aa as sara am, and two vowels
-- e as ae. domain/src/reading/foldSearch.ts does the same for searches on a device. Generated columns of members and
-- products depend on it: a changed rule reaches them only by a migration that writes those columns again. Nearly all
-- texts have only plain letters and Thai, with no nikhahit and no mark twice; for these a short list of signs is
-- enough.
create or replace function fold_search(p_text text) returns text language sql immutable parallel safe as $$
  select replace(case when p_text ~ (U&'[^ -~\0E01-\0E4C\0E4E-\0E5B]|\0E33[ \0E3A\0E47-\0E4C\0E4E]*\0E33'
          || U&'|\0E31[ \0E3A\0E47-\0E4C\0E4E]*\0E31|\0E34[ \0E3A\0E47-\0E4C\0E4E]*\0E34|\0E35[ \0E3A\0E47-\0E4C\0E4E]*\0E35'
          || U&'|\0E36[ \0E3A\0E47-\0E4C\0E4E]*\0E36|\0E37[ \0E3A\0E47-\0E4C\0E4E]*\0E37|\0E38[ \0E3A\0E47-\0E4C\0E4E]*\0E38'
          || U&'|\0E39[ \0E3A\0E47-\0E4C\0E4E]*\0E39') then
        regexp_replace(regexp_replace(translate(lower(normalize(regexp_replace(normalize(p_text, nfd),
          -- Accents, signs that enclose another, and signs that select how one is drawn.
          U&'[\0300-\036F\20D0-\20FF\FE00-\FE0F\+0E0100-\+0E01EF]', '', 'g'), nfc)),
          -- Thai digits, full-width signs, quotes, dashes, letters with a stroke, a long vowel; then the signs that are
          -- removed: spaces, invisible signs, Thai marks.
          U&'\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59'
          || U&'\FF01\FF02\FF03\FF04\FF05\FF06\FF07\FF08\FF09\FF0A\FF0B\FF0C\FF0D\FF0E\FF0F'
          || U&'\FF10\FF11\FF12\FF13\FF14\FF15\FF16\FF17\FF18\FF19\FF1A\FF1B\FF1C\FF1D\FF1E\FF1F\FF20'
          || U&'\FF3B\FF3C\FF3D\FF3E\FF3F\FF40\FF41\FF42\FF43\FF44\FF45\FF46\FF47\FF48\FF49\FF4A\FF4B\FF4C\FF4D'
          || U&'\FF4E\FF4F\FF50\FF51\FF52\FF53\FF54\FF55\FF56\FF57\FF58\FF59\FF5A\FF5B\FF5C\FF5D\FF5E'
          || U&'\2018\2019\201A\201B\2032\00B4`\02BC'
          || U&'\201C\201D\201E\201F\2033\00AB\00BB'
          || U&'\2010\2011\2012\2013\2014\2015\2212'
          || U&'\00F8\0142\0111\0131'
          || U&'\0E45'
          || U&'\0009 \00A0\00AD\061C\0E3A\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4E\1680\180E\2000'
          || U&'\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\200C\200D\200E\200F\202A'
          || U&'\202B\202C\202D\202E\202F\205F\2060\2061\2062\2063\2064\2066\2067\2068\2069\3000'
          || U&'\FEFF',
          U&'0123456789' ||
          U&'!"#$%&''()*+,-./' ||
          U&'0123456789:;<=>?@' ||
          U&'[\005C]^_''abcdefghijklm' ||
          U&'nopqrstuvwxyz{|}~' ||
          U&'''''''''''''''''' ||
          U&'"""""""' ||
          U&'-------' ||
          U&'oldi' ||
          U&'\0E32'),
        U&'(?:\0E4D+[\0E32\0E33]|\0E33)+', U&'\0E33', 'g'), U&'([\0E31\0E34-\0E39\0E4D])\\1+', '\1', 'g')
      -- The rest of these signs: digits, a long vowel and a grave accent, then spaces and marks.
      else translate(lower(p_text),
        U&'\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59\0E45` \0E3A\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4E',
        U&'0123456789\0E32''') end, U&'\0E40\0E40', U&'\0E41')
$$;
